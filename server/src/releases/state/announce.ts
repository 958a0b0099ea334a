import { noticeTexts } from '@console/contracts/platform/notice-texts';
import { fill, type Parameters } from '@console/contracts/core/fill';
import { releasePrivilege } from '@console/contracts/platform/releases/calls';
import type { Tx } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/send.ts';
import { notify } from '../../people/notices/notify.ts';
import type { Services } from '../../platform/services.ts';
import type { RemoteRow } from '../remotes.ts';

/** The platform team: active users with any level but View Only on its page. */
async function platformTeam(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user_view as u')
    .innerJoin('user_privilege_view as p', 'p.user_id', 'u.id')
    .select('u.id')
    .distinct()
    .where('p.privilege', '=', releasePrivilege)
    .where('p.level', 'in', ['Input', 'Full Access'])
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Users of the console who are named as contact of a remote. */
async function owners(tx: Tx, contact: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user_view')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', contact.toLowerCase()))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notifies the platform team and the owner of a remote: in the console inbox, the owner's contact also by mail. */
export async function announce(
  tx: Tx,
  services: Services,
  remote: Pick<RemoteRow, 'id' | 'owner'>,
  kind: 'REMOTE_STEPPED_BACK' | 'REMOTE_FAILING',
  parameters: Parameters,
): Promise<void> {
  const { contact } = remote.owner;
  const userIds = [...(await platformTeam(tx)), ...(await owners(tx, contact))];
  await notify(tx, { userIds, kind, parameters, link: `/platform/remotes/${remote.id}`, at: services.now() });
  const { title, text } = noticeTexts[kind];
  if (/^[^\s@]+@[^\s@]+$/.test(contact))
    await sendMail(tx, services, {
      to: contact,
      subject: `${title.id}: ${remote.id}`,
      text: fill(text.id, parameters),
    });
}
