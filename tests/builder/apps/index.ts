import type { Blueprint } from '#blueprint/schema.ts';
import { bakeryAr } from './bakery-ar.ts';
import { bikeShop } from './bike-shop.ts';
import { carSharing } from './car-sharing.ts';
import { choir } from './choir.ts';
import { conference } from './conference.ts';
import { deals } from './deals.ts';
import { dentist } from './dentist.ts';
import { foodBank } from './food-bank.ts';
import { giteFr } from './gite-fr.ts';
import { gym } from './gym.ts';
import { itHelpdesk } from './it-helpdesk.ts';
import { jobBoard } from './job-board.ts';
import { lab } from './lab.ts';
import { localDirectory } from './local-directory.ts';
import { onlineCourse } from './online-course.ts';
import { photographer } from './photographer.ts';
import { reading } from './reading.ts';
import { recipes } from './recipes.ts';
import { restaurant } from './restaurant.ts';
import { school } from './school.ts';
import { sportsClubDe } from './sports-club-de.ts';
import { toolLibrary } from './tool-library.ts';
import { tutoringZh } from './tutoring-zh.ts';
import { vetEs } from './vet-es.ts';
import { viewings } from './viewings.ts';
import { ward } from './ward.ts';
import { wholesaler } from './wholesaler.ts';

/** Apps of very different kinds, by name: between them they use everything that a blueprint can say. */
export const APPS: Readonly<Record<string, Blueprint>> = {
  bakeryAr,
  bikeShop,
  carSharing,
  choir,
  conference,
  deals,
  dentist,
  foodBank,
  giteFr,
  gym,
  itHelpdesk,
  jobBoard,
  lab,
  localDirectory,
  onlineCourse,
  photographer,
  reading,
  recipes,
  restaurant,
  school,
  sportsClubDe,
  toolLibrary,
  tutoringZh,
  vetEs,
  viewings,
  ward,
  wholesaler,
};
