import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Failed } from '../feedback/states.tsx';
import { type Figures, saveCsv } from './figures.ts';
import './chart.css';

interface Props<Data> {
  title: string;
  note?: ReactNode;
  /** Switches of this chart, before those that all have. */
  tools?: ReactNode;
  words: { table: string; csv: string; empty: string; loading: string };
  /** The file's name, without its ending. */
  file: string;
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  isEmpty: (data: Data) => boolean;
  figures: (data: Data) => Figures;
  children: (data: Data) => ReactNode;
}

/** A chart with its heading, the same figures as a table or a file, and what stands there while there are none. */
export function ChartCard<Data>(props: Props<Data>) {
  const { title, note, tools, words, file, query, isEmpty, figures, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { data } = query;
  return (
    <section className="chart-card" aria-labelledby={id} aria-busy={query.isPlaceholderData}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <div className="chart-tools">
          {tools}
          <Switch on={asTable} onSwitch={setAsTable}>
            {words.table}
          </Switch>
          <button
            type="button"
            className="chart-tool"
            disabled={!data}
            onClick={() => data && saveCsv(file, figures(data))}
          >
            {words.csv}
          </button>
        </div>
      </header>
      {data ? (
        asTable ? (
          <FigureTable label={title} figures={figures(data)} />
        ) : isEmpty(data) ? (
          <p className="chart-empty">{words.empty}</p>
        ) : (
          children(data)
        )
      ) : query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className="chart-loading" role="status" aria-label={words.loading} />
      )}
    </section>
  );
}

interface SwitchProps {
  on: boolean;
  onSwitch: (on: boolean) => void;
  children: ReactNode;
}

export function Switch({ on, onSwitch, children }: SwitchProps) {
  return (
    <button type="button" className="chart-tool" aria-pressed={on} onClick={() => onSwitch(!on)}>
      {children}
    </button>
  );
}

function FigureTable({ label, figures: { head, rows } }: { label: string; figures: Figures }) {
  return (
    <div className="chart-table" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first?.text}>
              <th scope="row">{first?.to ? <Link to={first.to}>{first.text}</Link> : first?.text}</th>
              {cells.map(({ text, to }, index) => (
                <td key={head[index + 1]}>{to ? <Link to={to}>{text}</Link> : text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
