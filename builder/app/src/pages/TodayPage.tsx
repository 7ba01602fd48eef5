import { Chart } from '../components/charts/Chart.tsx';
import { Attention } from '../components/sections/Attention.tsx';
import { Figure, Figures } from '../components/sections/Figures.tsx';
import { ListSection } from '../components/sections/ListSection.tsx';
import { Page } from '../components/shell/Page.tsx';
import { Readable } from '../components/shell/Readable.tsx';
import { booking } from '../entities/booking/model.ts';
import { part } from '../entities/part/model.ts';
import { repair } from '../entities/repair/model.ts';
import { paths } from '../paths.ts';
import { text } from './text.ts';

export default function TodayPage() {
  return (
    <Page title={text.today.title}>
      <Figures heading={text.today.figures.heading}>
        <Readable entity={booking}>
          <Figure
            entity={booking}
            label={text.today.figures.figure1}
            measure="count"
            to={paths.booking.list}
          />
        </Readable>
        <Readable entity={booking}>
          <Figure
            entity={booking}
            label={text.today.figures.figure2}
            measure="count"
            filters={{
              status: { is: ['asked'] },
            }}
            to={paths.booking.list}
          />
        </Readable>
        <Figure
          entity={part}
          label={text.today.figures.figure3}
          measure="sum"
          field="stock"
          to={paths.part.list}
        />
        <Figure
          entity={repair}
          label={text.today.figures.figure4}
          measure="average"
          field="takes"
          to={paths.repair.list}
        />
      </Figures>
      <Readable entity={booking}>
        <Chart entity={booking} heading={text.today.chart.heading} by="status" to={paths.booking.list} />
      </Readable>
      <Readable entity={booking}>
        <Chart
          entity={booking}
          heading={text.today.chart2.heading}
          by="slot"
          unit="week"
          stack="status"
          to={paths.booking.list}
        />
      </Readable>
      <Attention
        entity={part}
        heading={text.today.attention.heading}
        field="stock"
        when={{ op: 'below', field: 'reorder' }}
        to={paths.part.list}
      />
      <Readable entity={booking}>
        <Attention
          entity={booking}
          heading={text.today.attention2.heading}
          field="status"
          when={{ op: 'is', options: ['asked'] }}
          to={paths.booking.list}
        />
      </Readable>
      <Readable entity={booking}>
        <ListSection
          entity={booking}
          heading={text.today.list.heading}
          show={['status', 'slot', 'pickUp']}
          sort="-slot"
          limit={5}
          to={paths.booking.list}
        />
      </Readable>
    </Page>
  );
}
