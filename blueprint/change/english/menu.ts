import { failed } from '../change.ts';
import { movePageTo, setHomePage, showInMenu } from '../do/pages.ts';
import { findPage } from '../find.ts';
import { sideOf } from './one-field.ts';
import { rule } from './pattern.ts';

const MENU = '(?:the )?(?:main )?(?:menu|navigation|nav(?:bar)?|sidebar)';

export const MENU_RULES = [
  rule(
    [
      `(?:hide|REMOVE) (?:the )?<page> (?:from|in) ${MENU}`,
      `(?:the )?<page> (?:should not|shouldn't|must not|need not|doesn't need to|does not need to|doesn't have to) (?:be|appear|show(?: up)?|stand) in ${MENU}`,
      `(?:don't|do not) (?:show|list|have) (?:the )?<page> in ${MENU}`,
      'hide (?:the )?<page> page',
    ],
    (slot, context) => {
      const page = findPage(context, slot('page'));
      return page ? showInMenu(context, page, false) : failed('notFound', slot('page'));
    },
  ),
  rule(
    [
      `(?:show|ADD|put|list|display|unhide)(?: the)? <page>(?: page)? (?:in|to|into) ${MENU}(?: again)?`,
      `(?:the )?<page> (?:should|must) (?:be|appear|show(?: up)?) in ${MENU}`,
    ],
    (slot, context) => {
      const page = findPage(context, slot('page'));
      return page ? showInMenu(context, page, true) : null;
    },
  ),
  rule(
    [
      `MOVE (?:the )?<page>(?: page)? (?:to be )?(?:the )?(?<side>first|last)(?: (?:in|on|of) ${MENU})?(?: item| entry)?`,
      `(?:the )?<page>(?: page)? (?:BE|comes?|should come|should stand|goes) (?<side>first|last)(?: (?:in|on|of) ${MENU})?`,
      `MOVE (?:the )?<page>(?: page)? (?:to|at) the (?<side>top|bottom|end|start|beginning|front)(?: (?:of|in) ${MENU})?`,
      `MOVE (?:the )?<page>(?: page)? (?<side>before|after|above|below|behind|under|in front of) (?:the )?(?<other>.+?)(?: page)?(?: (?:in|of|on) ${MENU})?`,
      `start ${MENU} with (?:the )?<page>(?<side>)`,
    ],
    (slot, context) => {
      const page = findPage(context, slot('page'));
      if (!page || page.score < 0.6) return null;
      const other = slot('other');
      if (other !== '' && !findPage(context, other)) return null;
      return movePageTo(
        context,
        page,
        slot('side') === '' ? 'first' : sideOf(slot('side')),
        other === '' ? undefined : other,
      );
    },
  ),
  rule(
    [
      '(?:CHANGE|use) (?:the )?<page>(?: page)? (?:INTO |to be |be |as )?(?:the |my |our )?(?:home ?page|start(?:ing)? page|landing page|first page|front page|home)',
      '(?:the )?<page>(?: page)? (?:BE|becomes?|should become) (?:the |my |our )?(?:home ?page|start(?:ing)? page|landing page|first page|front page)',
      '(?:CHANGE )?(?:the )?(?:home ?page|start(?:ing)? page|landing page|home) (?:INTO |BE |should be )(?:the )?<page>(?: page)?',
      '(?:start|open|begin) (?:the app |it )?(?:with|on|at) (?:the )?<page>(?: page)?',
      'the app (?:should |must |shall )?(?:start|open|begin|opens|starts) (?:with|on|at) (?:the )?<page>(?: page)?',
    ],
    (slot, context) => {
      const page = findPage(context, slot('page'));
      return page && page.score >= 0.6
        ? setHomePage(context, page)
        : /^(?:rename|call|add)/iu.test(context.text)
          ? null
          : failed('notFound', slot('page'));
    },
  ),
];
