import { callAs } from './services.ts';

/** Deletes a user's settings of a list, so that it shows its defaults. */
export async function forgetLayout(username: string, module: string): Promise<void> {
  for (const key of [`list.${module}`, `view.${module}`])
    await callAs(username, 'PUT', `middle/preference/${key}`, { value: null });
}

/** Deletes a user's visited and favourite pages. */
export async function forgetPages(username: string): Promise<void> {
  for (const key of ['palette.recent', 'palette.favourite'])
    await callAs(username, 'PUT', `middle/preference/${key}`, { value: null });
}

/** Deletes a user's own views of a list. */
export async function forgetViews(username: string, module: string): Promise<void> {
  const { result = [] } = await callAs(username, 'GET', `middle/list-view?module=${module}`);
  for (const { secureId, mine } of result as { secureId: string; mine: boolean }[])
    if (mine) await callAs(username, 'DELETE', 'middle/list-view', { secureId });
}
