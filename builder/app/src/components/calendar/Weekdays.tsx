import type { Day } from './days.ts';
import { weekdayName } from './text.ts';

/** The names of the days above weeks whose cells say their numbers. */
export function Weekdays({ week }: { week: readonly Day[] }) {
  return (
    <div className="month-weekdays" aria-hidden="true">
      {week.map((day) => (
        <span key={day}>{weekdayName(day)}</span>
      ))}
    </div>
  );
}
