/** Structured data (schema.org). React escapes what could close the element. */
export function JsonLd({ value }: { readonly value: Readonly<Record<string, unknown>> }) {
	return (
		<script type="application/ld+json">
			{JSON.stringify({ "@context": "https://schema.org", ...value })}
		</script>
	);
}
