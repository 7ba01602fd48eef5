/** What one sort of a thing is told apart from another by. */
const SORT =
  'theory|theoretical|practical|written|oral|indoor|outdoor|male|female|new|used|second-?hand|hot|cold|adult|junior|senior|youth|full-?time|part-?time|domestic|international|private|public|commercial|residential|corporate|online|offline|in-person|wet|dry|fresh|frozen|electric|acoustic|manual|regular|casual|internal|external|single|double|beginner|intermediate|advanced|local|foreign|temporary|permanent|individual|group|wholesale|retail|red|white|professional|amateur|vegetarian|vegan|sweet|savoury|small|medium|large|digital|printed|petrol|diesel|hybrid|ski|snowboard|road|mountain';

/** "Theory and practical exams": two sorts, and the thing that has them. */
export const PAIRED_SORTS = new RegExp(
  String.raw`(?<=(?:^|[.,;:(] *|\b(?:and|with|of|for|track|book|manage|keep|record|offer|sell) )(?:(?:our|my|the|all|both) )?)(${SORT}) (?:and|or|&) (?!\1 )(${SORT}) ([a-z]{2,}s)\b(?! ?[(:'])`,
  'giu',
);
