# Toolchain: clang for WebAssembly with wasi-libc and libc++. No JavaScript glue, no threads, no exceptions.
# With -O3 on the link line clang also runs wasm-opt when binaryen is installed; scripts/setup installs it,
# so that every machine makes the same file.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_CXX_FLAGS_INIT "-msimd128")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)  # an executable would want a main
