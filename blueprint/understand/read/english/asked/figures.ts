// Words that all readers of figures share.

/** By what something is counted: "revenue by customer", "hours for each project". */
export const SPLIT = / (?:by|per|over|each|every|for each|for every|of each|of every|in each|in every) /;
export const TIME = 'day|week|month|quarter|year|season|time|hour';
export const MONEY =
  /\b(?:revenues?|income|sales|turnover|earnings|takings|profits?|spending|spent|spend|expenses|costs?|earned?|made|make|money|raised|paid out|took|charged)\b/;
