import type { SchemaStep } from '../../platform/database/migrate.ts';
import { keepSharedPictures } from '../../records/photos/shared-pictures.ts';
import { indexPhotoLists } from '../../records/photos/table.ts';

/** What the lists of photos of orders need among 24,000,000. */
export const listsMigration: SchemaStep = {
  async up(db) {
    await indexPhotoLists(db, 'order_photo', 'business_line');
    await keepSharedPictures(db, 'order_photo', 'order_id');
  },
};
