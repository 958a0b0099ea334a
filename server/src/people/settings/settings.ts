import { listedValues } from '@console/contracts/shell/setting-value';
import type { Db, Tx } from '../../platform/context.ts';
import { requireNoTransaction } from '../../platform/database/own-connection.ts';
import { LastKnown } from '../../platform/outage/last-known.ts';
import { perServices, type Parts } from '../../platform/per-services.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { SettingDefinition } from './definition.ts';
import { systemSettings, type SystemSetting } from './definitions.ts';

interface Known {
  readonly value: string;
  readonly isPublic: boolean;
}

type KeysOf<Type extends SettingDefinition['type']> = {
  [Key in SystemSetting]: (typeof systemSettings)[Key]['type'] extends Type ? Key : never;
}[SystemSetting];

/** Milliseconds for which settings are cached: a change reaches every process within this time. */
const freshMs = 10_000;

/** The named settings, cached for ten seconds. */
export class Settings {
  #known: { readonly at: number; readonly values: Promise<ReadonlyMap<string, Known>> } | null = null;

  readonly #last = new LastKnown<ReadonlyMap<string, Known>>();

  constructor(private readonly parts: Parts) {}

  async text(key: SystemSetting): Promise<string> {
    return (await this.#all()).get(key.toLowerCase())?.value ?? systemSettings[key].value;
  }

  async number(key: KeysOf<'NUMBER'>): Promise<number> {
    return Number(await this.text(key));
  }

  async flag(key: KeysOf<'BOOLEAN'>): Promise<boolean> {
    return (await this.text(key)) === 'true';
  }

  async list(key: KeysOf<'LIST'>): Promise<string[]> {
    return listedValues(await this.text(key));
  }

  /** Value of a public setting; `null` when it is unknown, inactive or not public. */
  async public(key: string): Promise<string | null> {
    const known = (await this.#all()).get(key.toLowerCase());
    return known?.isPublic ? known.value : null;
  }

  /** Clears the cache; called after a change of a setting. */
  forget(): void {
    this.#known = null;
  }

  async #all(): Promise<ReadonlyMap<string, Known>> {
    requireNoTransaction();
    const at = this.parts.now().getTime();
    if (this.#known && at - this.#known.at < freshMs && at >= this.#known.at) return this.#known.values;
    const values = this.#last.read(() => this.#read());
    const known = { at, values };
    this.#known = known;
    values.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return values;
  }

  async #read(): Promise<ReadonlyMap<string, Known>> {
    const rows = await this.parts.db
      .selectFrom('app_setting')
      .select(['key', 'value', 'value_type', 'is_public'])
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .execute();
    const texts = await protectionOf(this.parts);
    const valueOf = (row: (typeof rows)[number]) =>
      row.value_type === 'SECRET' && row.value !== '' ? texts.decrypt(row.value) : row.value;
    return new Map(rows.map((row) => [row.key.toLowerCase(), { value: valueOf(row), isPublic: row.is_public }]));
  }
}

/**
 * The settings of the running program.
 * @example const minutes = await settings(services).number('STEP_UP_MINUTES');
 */
export const settings = perServices((parts) => new Settings(parts));

/**
 * A setting read inside a transaction. The shared cache must not be used there: it may wait for another connection,
 * which the embedded database serves only after this transaction.
 * @example const days = Number(await settingIn(tx, 'APPROVER_INDEPENDENCE_DAYS'));
 */
export async function settingIn(tx: Db | Tx, key: SystemSetting): Promise<string> {
  const row = await tx
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', key)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.value ?? systemSettings[key].value;
}
