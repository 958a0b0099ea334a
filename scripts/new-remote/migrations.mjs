/**
 * Changes of the template for remotes that exist, by their number; what the template is after the last is what a new remote
 * gets. A migration is written together with the change of `template/`, never changed afterwards, and finds by itself what
 * it has done already: it gets the files of one remote and answers those that it changes.
 * @type {readonly { number: number, title: string, migrate: (read: (file: string) => string | null) => Record<string, string> }[]}
 */
export const migrations = [{ number: 1, title: 'package.json names the version of the template', migrate: () => ({}) }];

/** Version of the template. */
export const templateVersion = migrations.at(-1).number;
