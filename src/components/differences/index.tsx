import './differences.css';
import { useTranslation } from 'react-i18next';
import type { Difference } from '#blueprint/diff-parts.ts';
import { COLOUR_PATTERN } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { ruleText } from '../rules/rule-text.ts';
import { partText, valueText } from './words.ts';

const SHOWN = 40;

/** The two apps, by whose names a rule is told. */
interface Apps {
  before: Blueprint;
  after: Blueprint;
}

/** What differs between two apps, in words; the texts are those of the editor. */
export function Differences({ changes, before, after }: { changes: readonly Difference[] } & Apps) {
  const { t } = useTranslation('editor');
  return (
    <ul className="differences" tabIndex={0} aria-label={t('diff.title')}>
      {changes.slice(0, SHOWN).map((change, index) => (
        <li key={index}>
          <DifferenceLine {...{ change, before, after }} />
        </li>
      ))}
      {changes.length > SHOWN && <li>{t('diff.more', { number: changes.length - SHOWN })}</li>}
    </ul>
  );
}

function DifferenceLine({ change, before, after }: { change: Difference } & Apps) {
  const { t, i18n } = useTranslation(['editor', 'create', 'app']);
  const { kind, what, of, from, to } = change;
  const label = change.rule
    ? ruleText(change.rule, kind === 'removed' ? before : after, i18n.getFixedT(null, 'app'), i18n.language)
    : change.label;
  const name = t(of === undefined ? 'diff.line' : 'diff.lineOf', { what: t(`diff.what.${what}`), label, of });
  const part = partText(change, t);
  const hasValues = from !== undefined || to !== undefined;
  return (
    <>
      <strong>{t(`diff.kinds.${kind}`)}</strong> {name}
      {part && ` · ${part}`}
      {hasValues && ': '}
      {hasValues && (
        <bdi>{t('diff.fromTo', { from: valueText(from, change, t), to: valueText(to, change, t) })}</bdi>
      )}
      {[from, to].map((value, at) =>
        typeof value === 'string' && COLOUR_PATTERN.test(value) ? (
          <span key={at} className="differences-colour" style={{ background: value }} />
        ) : null,
      )}
    </>
  );
}
