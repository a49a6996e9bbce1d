import { formatPlural } from '../formatting.ts';

export const calendar = {
  title: 'Calendrier',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  /** From Sunday, as the English weeks. */
  weekdays: [
    ['dim.', 'dimanche'],
    ['lun.', 'lundi'],
    ['mar.', 'mardi'],
    ['mer.', 'mercredi'],
    ['jeu.', 'jeudi'],
    ['ven.', 'vendredi'],
    ['sam.', 'samedi'],
  ] as const,
  /** Accessible name of a day. */
  day: (date: string, events: number) =>
    events === 0 ? date : `${date}, ${formatPlural(events, 'événement', 'événements')}`,
  upcoming: 'Événements à venir',
  noUpcoming: 'Aucun événement à venir.',
  noneOnDay: 'Aucun événement ce jour-là.',
};
