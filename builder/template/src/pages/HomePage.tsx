import { Picture } from '../components/pictures/Picture.tsx';
import { Hero } from '../components/sections/Hero.tsx';
import { ListSection } from '../components/sections/ListSection.tsx';
import { Page } from '../components/shell/Page.tsx';
import { repair } from '../entities/repair/model.ts';
import { paths } from '../paths.ts';
import { text } from './text.ts';

export default function HomePage() {
  return (
    <Page
      title={text.home.title}
      hero={
        <Hero
          heading={text.home.heading}
          text={text.home.lead}
          action={{ label: text.home.action, to: paths.booking.create }}
          picture={<Picture seed="/" icon="wrench" />}
        />
      }
    >
      <ListSection
        entity={repair}
        heading={text.home.repairs}
        show={['price', 'takes']}
        sort="title"
        limit={6}
        to={paths.repair.list}
      />
    </Page>
  );
}
