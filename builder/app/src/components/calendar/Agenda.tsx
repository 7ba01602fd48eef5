import { Link } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { mayCreate } from '../../core/access.ts';
import { addDays } from '../../core/dates.ts';
import { viewWords as words } from '../../words/index.ts';
import { rowPath } from '../../lib/paths.ts';
import { Badge } from '../fields/OptionBadge.tsx';
import { Answer } from '../sections/Answer.tsx';
import type { ViewProps } from './Calendar.tsx';
import { createAddressOf } from './create.ts';
import { touches } from './entries.ts';
import { MoveEntry } from './MoveEntry.tsx';
import { dayName, span } from './text.ts';

/** The days of a month from the chosen one on that have entries, one under the other. */
export function Agenda({ fields, state, entries }: ViewProps) {
  const { entity, colour } = fields;
  const actor = useActor();
  const addressOn = createAddressOf(fields);
  const days: string[] = [];
  for (let day = state.span.first; day <= state.span.last; day = addDays(day, 1)) days.push(day);
  const busy = days.filter(
    (day) => day === state.today || entries.entries.some((entry) => touches(entry, day)),
  );
  return (
    <Answer query={entries.query}>
      {() => (
        <div className="agenda">
          {entries.entries.length === 0 && <p className="view-empty">{words.calendar.nothing}</p>}
          {busy.map((day) => (
            <section key={day} className={day === state.today ? 'agenda-day agenda-today' : 'agenda-day'}>
              <div className="agenda-head">
                <h3>
                  {dayName(day)}
                  {day === state.today && <span className="quiet"> · {words.calendar.today}</span>}
                </h3>
                {mayCreate(entity, actor) && (
                  <Link
                    className="agenda-add"
                    to={addressOn(day)}
                    aria-label={words.calendar.addOn(dayName(day))}
                  >
                    + {words.calendar.add}
                  </Link>
                )}
              </div>
              <ul>
                {entries.entries
                  .filter((entry) => touches(entry, day))
                  .map((entry) => {
                    const option = colour?.optionTexts[String(entry.row[colour.name])];
                    return (
                      <li key={entry.row.id} className="agenda-entry" data-colour={option?.colour ?? 'none'}>
                        <span className="agenda-time">{span(entry) || words.calendar.allDay}</span>
                        <Link to={rowPath(entity, entry.row.id)} dir="auto">
                          {entries.titleOf(entry)}
                        </Link>
                        {option && <Badge {...option} />}
                        {entries.mayMove(entry) && entry.first === day && (
                          <MoveEntry fields={fields} entries={entries} entry={entry} />
                        )}
                      </li>
                    );
                  })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Answer>
  );
}
