const module = '/update-sms-content';

export const paths = {
  list: module,
  detail: ({ secureId }: { readonly secureId: string }) => `${module}/${secureId}`,
};
