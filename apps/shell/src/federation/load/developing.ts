/** Filled in by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** In a development build files change under their addresses, so their hashes cannot be known beforehand. */
export const developing = process.env.NODE_ENV === 'development';
