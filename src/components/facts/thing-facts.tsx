import { type RefObject, useId, useRef, useState } from 'react';
import { capital } from '#blueprint/capital.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { AccessFact, Span } from '#blueprint/understand/facts.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { ruleText } from '../rules/rule-text.ts';
import { Adder } from './adder.tsx';
import { FactButton } from './fact-button.tsx';
import { FactEditor } from './fact-editor.tsx';
import { type Fact, newLifeOf, type RuleLine, type Thing } from './view.ts';

interface ThingFactsProps {
  thing: Thing;
  /** Its place among the things. */
  at: number;
  /** The app of which it is. */
  blueprint: Blueprint;
  /** Takes the focus when the thing itself is gone. */
  heading: RefObject<HTMLElement | null>;
  /** @param place of what was changed, which takes the focus under whatever name it then has */
  onCorrect: (correction: Correction, place?: string) => void;
  onPoint: (spans: readonly Span[]) => void;
  /** What the things are called, one and many. */
  nouns: readonly string[];
}

interface Row {
  name: 'fields' | 'states' | 'links' | 'rules' | 'access' | 'added';
  facts: readonly { fact: Fact; text?: string }[];
}

/** One thing that the app keeps: what was said of it, and what was added. */
export function ThingFacts({ thing, at, blueprint, heading, nouns, onCorrect, onPoint }: ThingFactsProps) {
  const { t, language } = useTexts('facts');
  const { t: appTexts } = useTexts('app');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const name = useId();

  function sentenceOf({ who, action, state, allowed }: AccessFact): string {
    if (who === 'own') return t(`access.own.${action}`);
    const name = who === 'public' || who === 'member' || who === 'owner' ? t(`access.${who}`) : capital(who);
    if (!allowed) return t(`access.not.${action}`, { who: name });
    return state === undefined
      ? t(`access.may.${action}`, { who: name })
      : t('access.step', { who: name, state: capital(state) });
  }
  const lineText = (line: RuleLine) => {
    if ('kind' in line) return ruleText(line, blueprint, appTexts, language);
    if ('words' in line) return t('watched.rows', { words: line.words });
    if ('above' in line)
      return line.above === undefined ? t('watched.high') : t('watched.above', { above: line.above });
    return line.below === undefined ? t('watched.low') : t('watched.below', { below: line.below });
  };
  const plain = (facts: readonly Fact[]) => facts.map((fact) => ({ fact }));
  const groups: Row[] = [
    { name: 'fields', facts: plain(thing.fields) },
    { name: 'states', facts: plain(thing.states) },
    { name: 'links', facts: plain(thing.links) },
    { name: 'rules', facts: thing.rules.map(({ fact, becomes }) => ({ fact, text: lineText(becomes) })) },
    { name: 'access', facts: thing.access.map(({ fact, line }) => ({ fact, text: sentenceOf(line) })) },
  ];
  const rows: Row[] = [
    ...groups.map(({ name, facts }) => ({ name, facts: facts.filter(({ fact }) => !fact.isAssumed) })),
    { name: 'added', facts: groups.flatMap(({ facts }) => facts.filter(({ fact }) => fact.isAssumed)) },
  ];
  const filled = rows.filter(({ facts }) => facts.length > 0);
  const shown = filled.length > 0 ? filled : rows.slice(0, 1);
  const withAdder = shown.find(({ name }) => name === 'fields') ?? shown.at(-1);
  const life = newLifeOf(thing);
  const hasLife = thing.states.length > 0;
  const all: Row['facts'] = [
    { fact: thing },
    { fact: life, text: t('newStates', { name: thing.text }) },
    ...groups.flatMap(({ facts }) => facts),
  ];
  const labels = thing.fields.map((field) => field.text);
  const open = all.find(({ fact }) => fact.key === openKey);

  function close() {
    setOpenKey(null);
    opener.current?.focus();
  }
  function placeOf(fact: Fact): string {
    if (fact === thing) return `${at} name`;
    const field = thing.fields.indexOf(fact);
    return `${at} ${field >= 0 ? field : fact === life ? 'states' : fact.key}`;
  }
  function correct(fact: Fact, correction: Correction) {
    const isRemoval = correction === fact.remove;
    // What was removed is gone, so one goes on from what it belongs to.
    if (!isRemoval) opener.current?.focus();
    else if (fact === thing) heading.current?.focus();
    else card.current?.querySelector('button')?.focus();
    setOpenKey(null);
    onCorrect(correction, isRemoval ? undefined : placeOf(fact));
  }
  const button = ({ fact, text }: Row['facts'][number]) => (
    <FactButton
      fact={fact}
      text={text}
      place={placeOf(fact)}
      isOpen={fact.key === openKey}
      onPoint={onPoint}
      onOpen={(element) => {
        opener.current = element;
        setOpenKey(fact.key === openKey ? null : fact.key);
      }}
    />
  );
  return (
    <div className="thing" ref={card} role="group" aria-labelledby={name}>
      <h3 id={name}>
        {button({ fact: thing })}
        {thing.isAssumed && <span className="thing-added">{t('added')}</span>}
      </h3>
      <dl>
        {shown.map((row) => (
          <div key={row.name} data-row={row.name}>
            <dt>{t(`row.${row.name}`)}</dt>
            <dd>
              {row.facts.map((one) => (
                <span key={one.fact.key}>{button(one)}</span>
              ))}
              {row === withAdder && (
                <Adder
                  action={t('addField')}
                  label={t('newField', { name: thing.text })}
                  taken={labels}
                  onAdd={(label) => onCorrect({ do: 'addField', owner: thing.noun, label })}
                />
              )}
              {row === withAdder && !hasLife && (
                <button
                  type="button"
                  className="fact-add"
                  aria-expanded={openKey === life.key}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget;
                    setOpenKey(openKey === life.key ? null : life.key);
                  }}
                >
                  {t('addStates')}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {open && (
        <FactEditor
          // What is undone or described anew opens as it is now.
          key={JSON.stringify([open.fact.key, open.fact.text, open.fact.type, open.fact.values])}
          fact={open.fact}
          text={open.fact.key === 'states' ? t('newStates', { name: thing.text }) : open.text}
          taken={open.fact === thing ? nouns : labels}
          onCorrect={(correction) => correct(open.fact, correction)}
          onClose={close}
        />
      )}
    </div>
  );
}
