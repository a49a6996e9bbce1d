import type { Services } from '#platform/request/services';

/** What a process has one of, made when it is first asked for. */
export function perProcess<T>(make: (services: Services) => T): (services: Services) => T {
  const made = new WeakMap<object, T>();
  return (services) => {
    // By the bus: contexts may carry services of which a part was replaced.
    let one = made.get(services.bus);
    if (!one) made.set(services.bus, (one = make(services)));
    return one;
  };
}
