import type { DateValue } from '@internationalized/date';
import { parseDate, parseDateTime } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput as Segments,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { app } from '../../app.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  id?: string;
  label: string;
  describedBy?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  hasTime?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Any date, also one of the year 2 or 20: so it is while somebody types 2027. */
function read(value: string | null, hasTime: boolean): DateValue | null {
  if (value === null) return null;
  if (hasTime) return DATE_TIME.test(value) ? parseDateTime(value) : null;
  return DATE.test(value) ? parseDate(value) : null;
}

/** A date, or a date with time, typed part by part or chosen from a calendar. */
export function DateInput({ label, hasTime = false, value, onChange, ...props }: Props) {
  return (
    <I18nProvider locale={app.language}>
      <DatePicker
        className="date-picker"
        id={props.id}
        aria-label={label}
        aria-describedby={props.describedBy}
        isInvalid={props.isInvalid}
        isRequired={props.isRequired}
        validationBehavior="aria"
        granularity={hasTime ? 'minute' : 'day'}
        value={read(value, hasTime)}
        onBlur={props.onBlur}
        onChange={(date) => onChange(date ? date.toString().slice(0, hasTime ? 16 : 10) : null)}
      >
        <Group className="date-box">
          <Segments className="date-parts">
            {(segment) => <DateSegment segment={segment} className="date-part" />}
          </Segments>
          <Button className="date-open" aria-label={words.form.openCalendar}>
            <Icon name="calendar" size={16} />
          </Button>
        </Group>
        <Popover className="popover">
          <Dialog className="date-dialog" aria-label={label}>
            <Calendar className="small-calendar">
              <div className="small-calendar-head">
                <Button slot="previous" className="icon-button" aria-label={words.form.previousMonth}>
                  <Icon name="previous" />
                </Button>
                <Heading className="small-calendar-title" />
                <Button slot="next" className="icon-button" aria-label={words.form.nextMonth}>
                  <Icon name="next" />
                </Button>
              </div>
              <CalendarGrid>
                {(date) => <CalendarCell date={date} className="small-calendar-day" />}
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
