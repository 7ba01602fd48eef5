import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Failed } from '../feedback/states.tsx';
import { type Figures, saveCsv } from './figures.ts';
import './chart.css';

interface Props<Data> {
  title: string;
  note?: ReactNode;
  /** Controls of this chart, shown before the common ones. */
  tools?: ReactNode;
  texts: { table: string; csv: string; empty: string; loading: string };
  /** File name of the CSV, without the extension. */
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

/** A chart with its heading, a table view, a CSV download, and its loading, empty and error states. */
export function ChartCard<Data>(props: Props<Data>) {
  const { title, note, tools, texts, file, query, isEmpty, figures, children } = props;
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
            {texts.table}
          </Switch>
          <button
            type="button"
            className="chart-tool"
            disabled={!data}
            onClick={() => data && saveCsv(file, figures(data))}
          >
            {texts.csv}
          </button>
        </div>
      </header>
      {data ? (
        asTable ? (
          <FigureTable label={title} figures={figures(data)} />
        ) : isEmpty(data) ? (
          <p className="chart-empty">{texts.empty}</p>
        ) : (
          children(data)
        )
      ) : query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className="chart-loading" role="status" aria-label={texts.loading} />
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
