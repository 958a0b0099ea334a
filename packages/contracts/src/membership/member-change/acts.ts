import * as z from 'zod/mini';
import { act } from '../../core/resource.ts';
import { memberSections, typedFor } from './sections.ts';

const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
const { reasonId, note } = typedFor('deactivate').fields;
const { titles } = typedFor('deactivate');

/** A step between states for several members at once: one reason, and a change of each that somebody else decides. */
const stepOf = (name: 'deactivate' | 'reactivate', danger: boolean) =>
  act({
    title: memberSections[name].title,
    effect: memberSections[name].effect,
    action: 'update',
    ...(danger ? { danger } : {}),
    fields: { reasonId: reasonId!, note: note! },
    titles: { reasonId: titles['reasonId']!, note: titles['note']! },
    result: changed,
    errors: [
      'INVALID_STATE',
      'NOTHING_CHANGED',
      'CHANGE_PENDING',
      'MEMBER_CHANGE_CLOSED',
      'MEMBER_HAS_OPEN_PO',
      'PHONE_BLACKLISTED',
      'RISK_EXPIRED',
    ],
  });

/** What is done to members from their list. */
export const memberActs = {
  deactivate: stepOf('deactivate', true),
  reactivate: stepOf('reactivate', false),
} as const;
