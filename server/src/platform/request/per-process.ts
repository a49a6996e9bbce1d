import type { Services } from '#platform/request/services';

/** Returns a getter for a singleton of the process, which is created on first use. */
export function perProcess<T>(make: (services: Services) => T): (services: Services) => T {
  const made = new WeakMap<object, T>();
  return (services) => {
    // Keyed by the bus, because contexts may carry a copy of the services with a replaced part.
    let one = made.get(services.bus);
    if (!one) made.set(services.bus, (one = make(services)));
    return one;
  };
}
