import { Picture } from '../components/pictures/Picture.tsx';
import { ContactSection } from '../components/sections/ContactSection.tsx';
import { GallerySection } from '../components/sections/GallerySection.tsx';
import { Hero } from '../components/sections/Hero.tsx';
import { Pricing } from '../components/sections/Pricing.tsx';
import { Questions } from '../components/sections/Questions.tsx';
import { TextSection } from '../components/sections/TextSection.tsx';
import { Page } from '../components/shell/Page.tsx';
import { booking } from '../entities/booking/model.ts';
import { repair } from '../entities/repair/model.ts';
import { paths } from '../paths.ts';
import { text } from './text.ts';

export default function HomePage() {
  return (
    <Page
      title={text.home.title}
      hero={
        <Hero
          heading={text.home.hero.heading}
          text={text.home.hero.text}
          action={{ label: text.home.hero.action, to: '/bookings/new' }}
          picture={<Picture seed="/" icon="wrench" />}
        />
      }
    >
      <GallerySection
        entity={repair}
        heading={text.home.gallery.heading}
        show={['kind', 'price']}
        limit={6}
        to={paths.repair.list}
      />
      <TextSection heading={text.home.text.heading} text={text.home.text.text} />
      <Pricing heading={text.home.pricing.heading} plans={text.home.pricing.plans} />
      <Questions heading={text.home.questions.heading} questions={text.home.questions.questions} />
      <ContactSection
        entity={booking}
        heading={text.home.contact.heading}
        text={text.home.contact.text}
        form={() => import('../entities/booking/BookingForm.tsx')}
      />
    </Page>
  );
}
