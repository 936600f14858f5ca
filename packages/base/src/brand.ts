declare const brand: unique symbol;

/** A primitive that only its own constructor functions may create, so that units cannot be mixed. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
