import { useEffect, useState } from "react";

/** Milliseconds without a change: whoever types is not kept waiting for the frame by what can be seen a moment later. */
const SETTLED_AFTER = 300;

/** A value as it is once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
	const [settled, settle] = useState(value);
	useEffect(() => {
		if (value === settled) return;
		const timer = setTimeout(() => settle(value), SETTLED_AFTER);
		return () => clearTimeout(timer);
	}, [value, settled]);
	return settled;
}
