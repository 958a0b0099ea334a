import type { SchemaStep } from '../../platform/database/migrate.ts';
import { keepSharedPictures } from '../../records/photos/shared-pictures.ts';
import { indexPhotoLists } from '../../records/photos/table.ts';

/** What the list of photos of members needs among 18,000,000. */
export const listsMigration: SchemaStep = {
  async up(db) {
    await indexPhotoLists(db, 'photo_screening');
    await keepSharedPictures(db, 'photo_screening', 'member_id');
  },
};
