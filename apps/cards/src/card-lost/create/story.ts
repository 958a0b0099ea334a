import type { ApiError } from '@console/api';
import { lossRules } from '@console/contracts/cards/card-lost';
import type { LossReasonChoice } from '@console/contracts/cards/card-lost/desk';

/** What happened, as typed at the desk. */
export interface StoryValues {
  readonly reasonId: string;
  readonly lostDate: string;
  readonly chronology: string;
  readonly policeLetterNo: string;
  readonly policeLetterFile: string | null;
}
export const noStory: StoryValues = {
  reasonId: '',
  lostDate: '',
  chronology: '',
  policeLetterNo: '',
  policeLetterFile: null,
};

/** Parts of the form that can have an error. */
export type Place =
  | 'member'
  | 'reporterName'
  | 'reporterPhone'
  | 'identify'
  | 'cards'
  | 'reasonId'
  | 'lostDate'
  | 'chronology'
  | 'policeLetterNo'
  | 'policeLetterFile'
  | 'page';
export type Faults = Partial<Record<Place, string>>;

interface Words {
  readonly needed: string;
  readonly tooShort: string;
  readonly futureDate: string;
}

/** Validates the report before sending; the server validates it again. */
export function storyFaults(
  values: StoryValues,
  reason: LossReasonChoice | undefined,
  today: string,
  words: Words,
): Faults {
  const isRequired = reason?.policeLetterRequired ?? false;
  const faults: Partial<Record<Place, string | false>> = {
    reasonId: values.reasonId === '' && words.needed,
    lostDate: values.lostDate === '' ? words.needed : values.lostDate > today && words.futureDate,
    chronology: values.chronology.trim().length < lossRules.chronology.minimum && words.tooShort,
    policeLetterNo: isRequired && values.policeLetterNo.trim() === '' && words.needed,
    policeLetterFile: isRequired && values.policeLetterFile === null && words.needed,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Faults;
}

export const storyBody = ({ reasonId, lostDate, chronology, policeLetterNo, policeLetterFile }: StoryValues) => ({
  reasonId,
  lostDate,
  chronology: chronology.trim(),
  policeLetterNo: policeLetterNo.trim() || null,
  policeLetterFile,
});

const places: Readonly<Record<string, Place>> = {
  LOST_DATE_INVALID: 'lostDate',
  POLICE_LETTER_REQUIRED: 'policeLetterNo',
  NOT_IDENTIFIED: 'identify',
  CARD_ALREADY_LOST: 'cards',
  CARD_STATUS_CONFLICT: 'cards',
  CARD_ON_HOLD: 'cards',
  OFFICES_MIXED: 'cards',
  DOCUMENTS_MIXED: 'cards',
  DELIVERY_NOT_OVERDUE: 'cards',
  CARD_NO_CHECK_DIGIT: 'cards',
  NOT_FOUND: 'cards',
};
const fields: readonly Place[] = [
  'reporterName',
  'reporterPhone',
  'reasonId',
  'lostDate',
  'chronology',
  'policeLetterNo',
  'policeLetterFile',
];

/** Errors of the server by the part they belong to. */
export function refusalFaults({ code, message, errors }: ApiError): Faults {
  const named = errors.flatMap(({ field, message: said }) =>
    fields.filter((place) => place === field).map((place) => [place, said ?? message] as const),
  );
  return named.length > 0 ? Object.fromEntries(named) : { [places[code] ?? 'page']: message };
}
