import { useSubscription } from '@apollo/client/react';
import { applyImportChange } from './importCache.ts';
import { LiveImportsDocument } from './Imports.generated.ts';

/** Subscribes to the imports of the institution; the cache takes their progress. */
export default function LiveImports() {
  useSubscription(LiveImportsDocument, {
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) applyImportChange(cache, data.importChanged.id);
    },
  });
  return null;
}
