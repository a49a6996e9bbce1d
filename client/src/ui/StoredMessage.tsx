import { useEffect, useState } from 'react';
import { loadRuleTexts, translateLoaded } from '#lib/ruleTexts';

/** Message that the server stored in English, in the language of the build. */
export function StoredMessage({ message }: { message: string }) {
  const [translate, setTranslate] = useState(() => translateLoaded);
  useEffect(() => {
    let isShown = true;
    void loadRuleTexts().then((loaded) => isShown && setTranslate(() => loaded));
    return () => {
      isShown = false;
    };
  }, []);
  return translate(message);
}
