import { viewWords as words } from '../../words/index.ts';
import { monthName, rangeName } from './text.ts';
import { type CalendarState, VIEWS } from './useCalendarState.ts';

interface Props {
  state: CalendarState;
  message: { text: string; isError: boolean } | null;
}

/** Which days are shown, and how. */
export function CalendarTools({ state, message }: Props) {
  const { view, span, day, today } = state;
  return (
    <>
      <div className="calendar-tools">
        <div className="calendar-steps">
          <button type="button" className="button" onClick={() => state.show({ day: today })}>
            {words.calendar.today}
          </button>
          <button
            type="button"
            className="button calendar-step"
            aria-label={words.calendar.previous}
            onClick={() => state.step(-1)}
          >
            <span className="calendar-arrow" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="button calendar-step"
            aria-label={words.calendar.next}
            onClick={() => state.step(1)}
          >
            <span className="calendar-arrow calendar-arrow-next" aria-hidden="true" />
          </button>
        </div>
        <h2 className="calendar-title" aria-live="polite">
          {view === 'month' ? monthName(day) : rangeName(span.first, span.last)}
        </h2>
        <div className="calendar-views" role="group" aria-label={words.calendar.view}>
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === view}
              onClick={() => state.show({ view: one })}
            >
              {words.calendar[one]}
            </button>
          ))}
        </div>
      </div>
      <p
        className={message?.isError ? 'calendar-message calendar-message-error' : 'calendar-message'}
        role={message?.isError ? 'alert' : 'status'}
        dir="auto"
      >
        {message?.text}
      </p>
    </>
  );
}
