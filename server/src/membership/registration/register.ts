import { randomUUID } from 'node:crypto';
import { checkRecord } from '@console/contracts/core/validation';
import { members } from '@console/contracts/membership/membership';
import { registrations, registrationSteps, type Registration } from '@console/contracts/membership/registration';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { mailLink } from '../member-change/email-link.ts';
import { judge, type Asking, type Judged } from './check.ts';
import { placeOf } from './places.ts';
import { programOf } from './program.ts';
import { proposeSilo } from './silo.ts';
import { storeMember } from './write.ts';

/**
 * All typed values, cleaned and checked by the contract.
 * @param later fields that follow the registration
 * @throws Refusal VALIDATION
 */
export function typedRegistration(given: object, later: readonly string[] = []): Registration {
  const fields = Object.fromEntries(Object.entries(registrations.fields).filter(([name]) => !later.includes(name)));
  const checked = checkRecord(fields, given as Readonly<Record<string, unknown>>);
  if (!checked.ok) throw invalid(...checked.errors);
  const values = checked.values as unknown as Registration;
  const faults = registrations.rules.flatMap((rule) => rule(values as never));
  if (faults.length > 0) throw invalid(...faults);
  return values;
}

/** The rules of all steps. @throws Refusal VALIDATION with the faults of every step */
async function requireAll(asking: Asking, values: Registration): Promise<Judged> {
  const judged: Judged[] = [];
  for (const step of registrationSteps) judged.push(await judge(asking, step, values));
  const faults = judged.flatMap((each) => each.faults);
  if (faults.length > 0) throw invalid(...faults);
  return Object.assign({}, ...judged, { faults }) as Judged;
}

interface Registering {
  readonly values: Registration;
  readonly source: string;
  readonly actor: Actor;
}

/**
 * Registers a member in one transaction; two registrations of a person or a number wait for each other.
 * @throws Refusal VALIDATION, PHONE_BLACKLISTED
 */
export async function registerMember(app: Application, asking: Asking & { readonly db: Tx }, given: Registering) {
  const { db: tx, texts, caller, now } = asking;
  const { values, source, actor } = given;
  const { username: by } = actor;
  const numbers = [`nik_hash:${texts.hash(values.nik)}`, `phone_hash:${texts.hash(values.phone)}`];
  const address = values.email ? [`email_hash:${texts.hash(values.email.toLowerCase())}`] : [];
  for (const name of [...numbers, ...address]) await lockByName(tx, `member-${name}`);
  const { namesake } = await requireAll(asking, values);
  const ktpPlace = (await placeOf(tx, values.ktpPlaceId, caller.scope))!;
  const place = values.sameAsKtp ? ktpPlace : (await placeOf(tx, values.placeId!, caller.scope))!;
  const program = (await programOf(tx, values.programTypeId, jakartaDay(now)))!;
  const member = await storeMember(tx, texts, { values, program, ktpPlace, place, source, by, now });
  if (namesake) await proposeSilo(tx, texts, { namesakeId: namesake.id, memberId: member.id, by, now });
  if (values.email) await keepAddress(app, asking, { member, name: values.name, address: values.email, by });
  await recordEntry(tx, {
    actor,
    module: members.module,
    action: 'CREATE',
    entityId: member.id,
    entityLabel: `${member.memberNo} ${values.name}`,
    changes: [
      { field: 'status', before: null, after: 'pending' },
      { field: 'programType', before: null, after: program.code },
    ],
    reason: namesake ? `${values.duplicateNote} (${namesake.memberNo})` : null,
    at: now,
  });
  return { ...member, branchId: place.branchId!, place };
}

/** The first row of the history of addresses, and the link that verifies it. */
async function keepAddress(
  app: Application,
  { db, texts, now }: Asking,
  of: { member: { readonly id: string }; name: string; address: string; by: string },
): Promise<void> {
  const tx = db as Tx;
  const id = randomUUID();
  await tx
    .insertInto('member_email_history')
    .values({
      id,
      member_id: of.member.id,
      email_old_encrypted: null,
      email_new_encrypted: texts.encrypt(of.address),
      register_date: now,
      verification_date: null,
      created_by: of.by,
      created_at: now,
      updated_by: of.by,
      updated_at: now,
    })
    .execute();
  await mailLink(app, tx, texts, { historyId: id, address: of.address, memberName: of.name });
}
