import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  AGGREGATES,
  type Aggregate,
  ARITHMETIC,
  type Arithmetic,
  FORMULAS,
  type Formula,
  formulaOf,
  isAggregate,
  isArithmetic,
  newFormula,
  type Sources,
  sourcesFor,
  usualAs,
} from '#blueprint/edit-computed.ts';
import { COMPUTED_AS } from '#blueprint/kinds.ts';
import type { Blueprint, Entity, Expression, Field } from '#blueprint/schema.ts';
import { BETWEEN, BetweenSelect } from './between.tsx';
import { Labelled } from './box.tsx';
import { formulaWords } from './formula-words.ts';
import { WhereFields } from './where-fields.tsx';

interface Props {
  field: Field;
  entity: Entity;
  blueprint: Blueprint;
  onChange: (field: Field, key?: string) => void;
}
type Put = (expression: Expression, key?: string) => void;

/** How a computed field is computed: one of a few sentences, each with selects of what can be computed with. */
export function FormulaFields({ field, entity, blueprint, onChange }: Props) {
  const { t } = useTranslation(['editor', 'create']);
  const sources = sourcesFor(blueprint, entity, field);
  const { value } = field;
  const kind = formulaOf(value);
  const isUnset = value?.op === 'value';
  const words = (expression: Expression) => formulaWords(expression, entity, blueprint, t);
  const put: Put = (expression, key) =>
    onChange({ ...field, value: expression, as: usualAs(blueprint, entity, expression) }, key);
  const parts = { sources, put, words };
  return (
    <div className="edit-part-body">
      <Labelled label={t('formula.kind')}>
        <Select<Formula>
          value={kind}
          placeholder={t('formula.choose')}
          onChange={(next) => {
            const formula = newFormula(next, sources);
            if (formula) put(formula);
          }}
          options={FORMULAS.map((one) => ({
            value: one,
            label: t(`formula.kinds.${one}`),
            disabled: newFormula(one, sources) === null,
          }))}
        />
      </Labelled>
      {kind === 'arithmetic' && value && isArithmetic(value) && <Calculation {...parts} value={value} />}
      {kind === 'related' && value && isAggregate(value) && (
        <Related {...parts} value={value} blueprint={blueprint} />
      )}
      {kind === 'days' && value?.op === 'days' && (
        <div className="edit-pair">
          {([0, 1] as const).map((at) => (
            <Labelled key={at} label={t(at === 0 ? 'formula.from' : 'formula.to')}>
              <Choice
                choices={[{ op: 'today' }, ...sources.dates]}
                value={value.args[at]}
                words={words}
                onChange={(next) =>
                  put({ op: 'days', args: at === 0 ? [next, value.args[1]] : [value.args[0], next] })
                }
              />
            </Labelled>
          ))}
        </div>
      )}
      {kind === 'join' && value?.op === 'join' && <Joined {...parts} args={value.args} />}
      {kind === 'linked' && value && (
        <Labelled label={t('formula.what')}>
          <Choice choices={sources.linked} value={value} words={words} onChange={put} />
        </Labelled>
      )}
      {value && !isUnset && (
        <p className="edit-quiet">
          {field.label} = <bdi>{words(value)}</bdi>
        </p>
      )}
      {value && kind === null && !isUnset && <p className="edit-quiet">{t('formula.custom')}</p>}
      <Labelled label={t('formula.as')}>
        <Select
          value={field.as ?? 'number'}
          onChange={(as) => onChange({ ...field, as })}
          options={COMPUTED_AS.map((one) => ({ value: one, label: t(`formula.shown.${one}`) }))}
        />
      </Labelled>
    </div>
  );
}

interface PartProps {
  sources: Sources;
  put: Put;
  words: (expression: Expression) => string;
}

/** Expressions to choose from, each by its words; the present one stays even where it is none of them. */
function Choice({
  choices,
  value,
  words,
  onChange,
  more = [],
}: {
  choices: readonly Expression[];
  value: Expression;
  words: (expression: Expression) => string;
  onChange: (expression: Expression) => void;
  more?: { value: string; label: string }[];
}) {
  const key = (expression: Expression) => JSON.stringify(expression);
  const isFixed = value.op === 'value' && more.length > 0;
  const all = isFixed || choices.some((one) => key(one) === key(value)) ? choices : [value, ...choices];
  return (
    <Select
      showSearch
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      value={isFixed ? FIXED : key(value)}
      options={[...all.map((one) => ({ value: key(one), label: words(one) })), ...more]}
      onChange={(next) => {
        const found = all.find((one) => key(one) === next);
        onChange(found ?? { op: 'value', value: 1 });
      }}
    />
  );
}
const FIXED = 'fixed';

function Calculation({ value, sources, put, words }: PartProps & { value: Arithmetic }) {
  const { t } = useTranslation('editor');
  const [left, right] = value.args;
  const side = (at: 0 | 1, part: Expression) => {
    const set = (next: Expression, key?: string) =>
      put({ op: value.op, args: at === 0 ? [next, right] : [left, next] }, key);
    return (
      <>
        <Labelled label={t(at === 0 ? 'formula.first' : 'formula.second')}>
          <Choice
            choices={sources.numbers}
            value={part}
            words={words}
            onChange={set}
            more={[{ value: FIXED, label: t('formula.fixed') }]}
          />
        </Labelled>
        {part.op === 'value' && (
          <Labelled label={t('formula.number')}>
            <InputNumber
              value={Number(part.value)}
              onChange={(next) => next !== null && set({ op: 'value', value: next }, `number ${at}`)}
            />
          </Labelled>
        )}
      </>
    );
  };
  return (
    <>
      {side(0, left)}
      <Labelled label={t('formula.op')}>
        <Select
          value={value.op}
          onChange={(op) => put({ op, args: value.args })}
          options={ARITHMETIC.map((op) => ({ value: op, label: t(`formula.ops.${op}`) }))}
        />
      </Labelled>
      {side(1, right)}
    </>
  );
}

function Related({
  value,
  sources,
  put,
  blueprint,
}: Omit<PartProps, 'words'> & { value: Aggregate; blueprint: Blueprint }) {
  const { t } = useTranslation('editor');
  const named = (name: string) => blueprint.entities.find((one) => one.name === name);
  const current = sources.related.find(({ entity, by }) => entity === value.entity && by === value.by);
  const other = named(value.entity);
  const fieldsFor = (op: Aggregate['op']) =>
    op === 'count'
      ? []
      : [...(current?.measures ?? []), ...(op === 'min' || op === 'max' ? (current?.dates ?? []) : [])];
  return (
    <>
      <Labelled label={t('formula.rows')}>
        <Select
          value={`${value.entity} ${value.by}`}
          onChange={(next) => {
            const [entity = '', by = ''] = next.split(' ');
            put({ op: 'count', entity, by });
          }}
          options={sources.related.map(({ entity, by }) => ({
            value: `${entity} ${by}`,
            label: t('formula.rowsBy', {
              plural: named(entity)?.plural ?? entity,
              field: named(entity)?.fields.find(({ name }) => name === by)?.label ?? by,
            }),
          }))}
        />
      </Labelled>
      <Labelled label={t('formula.what')}>
        <Select
          value={value.op}
          onChange={(op) => {
            const { field: _, ...rest } = value;
            const fields = fieldsFor(op);
            const field = fields.find(({ name }) => name === value.field) ?? fields[0];
            put(field ? { ...rest, op, field: field.name } : { ...rest, op });
          }}
          options={AGGREGATES.map((op) => ({
            value: op,
            label: t(`formula.aggregates.${op}`),
            disabled: op !== 'count' && fieldsFor(op).length === 0,
          }))}
        />
      </Labelled>
      {value.op !== 'count' && (
        <Labelled label={t('create:edit.field')}>
          <Select
            value={value.field}
            onChange={(field) => put({ ...value, field })}
            options={fieldsFor(value.op).map(({ name, label }) => ({ value: name, label }))}
          />
        </Labelled>
      )}
      <WhereFields
        entity={other}
        where={value.where}
        onChange={(where) => {
          const { where: _, ...rest } = value;
          put(where ? { ...rest, where } : rest);
        }}
      />
    </>
  );
}

function Joined({ args, sources, put, words }: PartProps & { args: readonly Expression[] }) {
  const { t } = useTranslation('editor');
  const fields = args.filter(({ op }) => op === 'field');
  const separator = args.find(({ op }) => op === 'value');
  const between = separator?.op === 'value' ? String(separator.value) : BETWEEN[0];
  const key = (expression: Expression) => JSON.stringify(expression);
  const write = (parts: readonly Expression[], text: string) => {
    const joined = parts
      .slice(0, 4)
      .flatMap((part, at): Expression[] => (at === 0 ? [part] : [{ op: 'value', value: text }, part]));
    if (joined.length > 0) put({ op: 'join', args: joined });
  };
  const all = [
    ...sources.texts,
    ...fields.filter((one) => !sources.texts.some((two) => key(one) === key(two))),
  ];
  return (
    <>
      <Labelled label={t('formula.fields')}>
        <Select
          mode="multiple"
          maxCount={4}
          value={fields.map(key)}
          options={all.map((one) => ({ value: key(one), label: words(one) }))}
          onChange={(next) =>
            write(
              next.flatMap((one) => all.find((part) => key(part) === one) ?? []),
              between,
            )
          }
        />
      </Labelled>
      {fields.length > 1 && (
        <Labelled label={t('formula.between')}>
          <BetweenSelect value={between} onChange={(text) => write(fields, text)} />
        </Labelled>
      )}
    </>
  );
}
