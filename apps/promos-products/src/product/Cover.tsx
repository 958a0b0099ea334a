import { LazyStoredImage } from '@console/ui/upload';
import './product.css';

/** The first picture of a product in a list. */
export const Cover = ({ cover, name }: { readonly cover: string | null; readonly name: string }) =>
  cover ? <LazyStoredImage className="product-cover" fileId={cover} alt={name} width={40} /> : '-';
