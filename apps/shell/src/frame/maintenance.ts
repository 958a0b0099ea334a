import { send } from '@console/auth';
import { addressOf } from '@console/contracts/core/call';
import { getParameter } from '@console/contracts/shell/settings';
import { useEffect, useState } from 'react';

/** Filled in by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface Maintenance {
  /** Names of the modules under maintenance; "*" is all of them. */
  readonly modules: readonly string[];
  readonly message: string;
}

const none: Maintenance = { modules: [], message: '' };
/** How often the switch is asked for again, in milliseconds. */
const every = 300_000;

/** Value of a public setting; empty when it cannot be read, for then nothing is known to be under maintenance. */
async function read(name: string): Promise<string> {
  try {
    const response = await send(`${addressOf(getParameter)}?${new URLSearchParams({ name }).toString()}`, {
      cache: 'no-store',
    });
    const answer = response.ok ? ((await response.json()) as { result?: { value?: string } }) : {};
    return answer.result?.value ?? '';
  } catch {
    return '';
  }
}

/** The maintenance switch as it is now (error catalogue, E15). */
export async function readMaintenance(): Promise<Maintenance> {
  const modules = (await read('MAINTENANCE_MODULES'))
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return modules.length > 0 ? { modules, message: await read('MAINTENANCE_MESSAGE') } : none;
}

/** Where maintenance is switched on and off: never closed. */
export const switchModule = 'app-setting-properties';

/** Whether a page of this module is under maintenance. */
export const isClosed = ({ modules }: Maintenance, module: string | undefined): boolean =>
  module !== switchModule && (modules.includes('*') || (module !== undefined && modules.includes(module)));

/** Follows the maintenance switch; other than production builds ignore it. */
export function useMaintenance(): Maintenance {
  const [maintenance, setMaintenance] = useState(none);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return undefined;
    let current = true;
    const ask = () =>
      void readMaintenance().then((found) => {
        if (current) setMaintenance(found);
      });
    ask();
    const timer = setInterval(ask, every);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return maintenance;
}
