/** What is read of its report; the package has no types. */
declare module "gltf-validator" {
	export function validateBytes(file: Uint8Array): Promise<{
		readonly issues: { readonly messages: readonly { readonly code: string; readonly message: string }[] };
		readonly info: {
			readonly drawCallCount: number;
			readonly extensionsUsed?: readonly string[];
			readonly resources: readonly { readonly pointer: string }[];
		};
	}>;
}
