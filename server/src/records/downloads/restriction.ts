import { actionsOf, restrictedModules } from '@console/contracts/core/privileges';
import { restrictionRules, type DownloadFormat, type RestrictionRule } from '@console/contracts/core/downloads';
import { fill } from '@console/contracts/core/fill';
import type { Language } from '@console/contracts/core/text';
import type { ExportRestriction } from '../../people/roles/tables.ts';
import type { Caller } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { grants } from '../../people/privileges/grants.ts';
import type { Services } from '../../platform/services.ts';

/** The export to be checked. */
export interface Export {
  readonly module: string;
  readonly privilege: string;
  readonly format: DownloadFormat;
  readonly rows: number;
  /** Days of the period filter, both ends included; null: the list has none. `Infinity`: it has no start. */
  readonly periodDays: number | null;
  readonly now: Date;
}

interface Breach {
  readonly rule: RestrictionRule;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

type Line = ExportRestriction['lines'][number];

const lowest = (values: readonly (number | null)[]): number => Math.min(...values.filter((value) => value !== null));

const within = (time: string, { hoursFrom, hoursTo }: ExportRestriction): boolean => {
  if (hoursFrom === null || hoursTo === null) return true;
  return hoursFrom <= hoursTo ? time >= hoursFrom && time <= hoursTo : time >= hoursFrom || time <= hoursTo;
};

function lineBreach(lines: readonly Line[], wanted: Export): Breach | null {
  const rows = lowest(lines.map(({ maxRows }) => maxRows));
  const days = lowest(lines.map(({ maxPeriodDays }) => maxPeriodDays));
  if (lines.some(({ formats }) => !formats.includes(wanted.format)))
    return { rule: 'format', parameters: { format: wanted.format } };
  if (wanted.periodDays !== null && wanted.periodDays > days) return { rule: 'period', parameters: { maximum: days } };
  return wanted.rows > rows ? { rule: 'rows', parameters: { maximum: rows } } : null;
}

/** The line of a restriction that allows exports of the module. */
function lineOf({ lines }: ExportRestriction, wanted: Pick<Export, 'module' | 'privilege'>): Line | undefined {
  const [line] = restrictedModules(wanted).flatMap((name) => lines.filter(({ module }) => module === name));
  return line?.allowed ? line : undefined;
}

/**
 * The rule that forbids an export, or `null` (docs/model/platform.md#export-restriction). If several roles grant export
 * on the module, the strictest value of each field applies.
 */
export function breachOf(restrictions: readonly ExportRestriction[], wanted: Export): Breach | null {
  if (restrictions.length === 0 || restrictions.some(({ mode }) => mode === 'BLOCK_ALL')) return { rule: 'mode' };
  const limited = restrictions.filter(({ mode }) => mode === 'BY_MODULE');
  const lines = limited.map((restriction) => lineOf(restriction, wanted));
  if (lines.some((line) => line === undefined)) return { rule: 'line' };
  const closed = limited.find((restriction) => !within(toWireInstant(wanted.now).slice(11, 16), restriction));
  if (closed) return { rule: 'hours', parameters: { from: closed.hoursFrom ?? '', to: closed.hoursTo ?? '' } };
  return lineBreach(lines as Line[], wanted);
}

/** Restrictions of the person's roles that grant export on the privilege. */
async function restrictionsOf(
  services: Pick<Services, 'db'> & Services,
  caller: Caller,
  privilege: string,
): Promise<ExportRestriction[]> {
  const { byRole } = await grants(services)(caller.privilegesVersion);
  const granting = caller.roles
    .map(({ secureId }) => secureId)
    .filter((roleId) =>
      byRole
        .get(roleId)
        ?.some((permission) => permission.privilege === privilege && actionsOf(permission.level).includes('export')),
    );
  if (granting.length === 0) return [];
  const rows = await services.db
    .selectFrom('role_view')
    .select('export_restriction')
    .where('id', 'in', granting)
    .execute();
  return rows.map(({ export_restriction: restriction }) => restriction);
}

/** The refusal that names the violated rule. */
export const exportRefusal = ({ rule, parameters }: Breach, language: Language): Refusal =>
  new Refusal('EXPORT_RESTRICTED', {
    result: { rule },
    parameters: { rule: fill(restrictionRules[rule][language], parameters) },
  });

/**
 * Checks an export against the restrictions of the caller's roles. Admins have none. @throws Refusal EXPORT_RESTRICTED
 */
export async function checkRestriction(
  services: Services,
  caller: Caller,
  language: Language,
  wanted: Export,
): Promise<void> {
  const breach = caller.isAdmin ? null : breachOf(await restrictionsOf(services, caller, wanted.privilege), wanted);
  if (breach) throw exportRefusal(breach, language);
  // A person who views the console as a role sees what the role may export, but may not take a file.
  if (caller.viewing) throw new Refusal('VIEWING_AS_ROLE', { parameters: { role: caller.viewing.roleName } });
}

/**
 * The lowest daily limit of files among the person's restrictions; `null` without one. Counted in the budget `export`.
 */
export async function filesADay(services: Services, caller: Caller, privilege: string): Promise<number | null> {
  if (caller.isAdmin) return null;
  const limited = (await restrictionsOf(services, caller, privilege)).filter(({ mode }) => mode === 'BY_MODULE');
  const files = lowest(limited.map(({ dailyLimit }) => dailyLimit));
  return Number.isFinite(files) ? files : null;
}

/**
 * Whether all restrictions of the person on the module allow clear personal data
 * (docs/model/platform.md#export-restriction).
 */
export async function mayHaveClear(
  services: Services,
  caller: Caller,
  privilege: string,
  module: string,
): Promise<boolean> {
  if (caller.isAdmin) return true;
  const restrictions = await restrictionsOf(services, caller, privilege);
  return (
    restrictions.length > 0 &&
    restrictions.every(
      (restriction) =>
        restriction.mode === 'NONE' ||
        (restriction.mode === 'BY_MODULE' && lineOf(restriction, { module, privilege })?.personalData === 'CLEAR'),
    )
  );
}
