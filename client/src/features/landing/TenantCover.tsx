import { Cover } from '#ui/cover/Cover';

/** Cover of an institution. Its own chunk. */
export default function TenantCover({ id }: { id: string }) {
  return <Cover id={id} shape="banner" />;
}
