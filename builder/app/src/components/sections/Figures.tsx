import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSummary } from '../../api/hooks.ts';
import type { Filters } from '../../api/client.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { formatMeasure } from './measure.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface Props {
  heading?: string;
  /** `Figure`s. */
  children: ReactNode;
}

export function Figures({ heading, children }: Props) {
  return (
    <SectionFrame heading={heading} className="section-wide">
      <dl className="figures">{children}</dl>
    </SectionFrame>
  );
}

type Measure<E> =
  { measure: 'count'; field?: undefined } | { measure: 'sum' | 'average'; field: FieldName<E> };

export type FigureProps<E extends Entity> = Measure<E> & {
  entity: E;
  label: string;
  filters?: Filters;
  /** Where the rows behind it are. */
  to?: string;
};

export function Figure<E extends Entity>({ entity, label, measure, field, filters, to }: FigureProps<E>) {
  const summary = useSummary(entity, { measure, field, filters });
  const value = summary.data?.groups[0]?.value ?? (measure === 'average' ? null : 0);
  return (
    <div className="figure" aria-busy={summary.isPending}>
      <dt dir="auto">{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd>{summary.data ? formatMeasure(entity, { measure, field }, value) : summary.isError ? '–' : '…'}</dd>
    </div>
  );
}
