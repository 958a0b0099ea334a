import type { Application } from './application.ts';

/**
 * Something that the modules of one program share, such as a list that they register with. Made once for a program,
 * when it is first asked for.
 * @param create makes it; may read the program's services
 * @returns reads it of a program
 * @example
 * export const fileOwners = part(() => new Map<string, FileOwner>());
 * fileOwners(app).set('profile', owner);
 */
export function part<Thing>(create: (app: Application) => Thing): (app: Application) => Thing {
  const key = Symbol('part');
  return (app) => {
    if (!app.parts.has(key)) app.parts.set(key, create(app));
    return app.parts.get(key) as Thing;
  };
}
