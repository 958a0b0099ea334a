import { deskSource, type Registration } from '@console/contracts/membership/registration';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { MemberCards } from '../national-membership/card-status.ts';
import type { Place } from './places.ts';
import { streetOf } from './write.ts';

interface Applying {
  readonly values: Registration;
  readonly memberId: string;
  readonly place: Place;
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * Opens the verification of the card that the person applies for.
 * @returns its number, null without an application
 * @throws Refusal VALIDATION where no card fits program, branch and preference
 */
export async function applyForCard(
  tx: Tx,
  cards: MemberCards,
  { values, memberId, place, actor, at }: Applying,
): Promise<string | null> {
  const { cardPreference: preference } = values;
  if (!preference) return null;
  const street = values.sameAsKtp
    ? streetOf(values.ktpAddress, values.ktpRt, values.ktpRw)
    : streetOf(values.address!, values.rt!, values.rw!);
  const number = await cards.apply(tx, {
    memberId,
    preference,
    source: deskSource,
    photos: { '1': values.document1, '2': values.document2 },
    address: [street, place.kelurahan, place.kecamatan, place.city, place.province].join(', '),
    zipCode: place.code,
    actor,
    at,
  });
  if (number === null) {
    const { program } = await tx
      .selectFrom('program_type')
      .select('name as program')
      .where('id', '=', values.programTypeId)
      .executeTakeFirstOrThrow();
    throw invalid({ field: 'cardPreference', code: 'CARD_UNAVAILABLE', parameters: { program } });
  }
  return number;
}
