import { aboutVersions } from '@console/contracts/promos-products/about';
import { define } from '../../records/resource/definition.ts';
import { versionColumns } from '../content/versions.ts';
import { aboutSteps } from './steps.ts';

/** How versions of the About text are stored. */
export const aboutDefinition = (onPublished: () => void) =>
  define(aboutVersions, {
    table: 'about_version',
    derived: versionColumns('about_version'),
    hasEditors: true,
    steps: aboutSteps(onPublished),
  });
